/** Values that this browser keeps, as JSON in its local storage. Without storage the page works, and forgets. */

/** The value stored under a key; `otherwise` if there is none or it cannot be read. */
export function readStored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is closed to us, or somebody else wrote there
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage the page works, it only does not remember
  }
}
