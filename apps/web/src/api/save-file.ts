/** Hands bytes to the browser's download under a name, as a link with `download` would. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has been handed over once the click returns; some browsers still read the address a tick later.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
