/** Shows a notice that the server has pushed, and opens the table when the notice is clicked. See docs/notices.md. */

self.addEventListener("push", (event) => {
  const { text, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification("Rubicon", { body: text, icon: "/icon.svg", tag: "turn", data: url }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data || "/"));
});
