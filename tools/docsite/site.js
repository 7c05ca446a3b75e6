// A table wider than the page scrolls inside a box that the theme makes. The keyboard has to reach that box.
document$.subscribe(() =>
  requestAnimationFrame(() => {
    for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    }
  }),
);
