/** Values in the local storage of the browser, as JSON. Without storage the page works but remembers nothing. */

/** The value stored under a key; `otherwise` if there is none or it cannot be read. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // no access to the storage, or the value is not JSON
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage the page works but remembers nothing
  }
}
