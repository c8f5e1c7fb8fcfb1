/** Has the browser keep a file among its downloads, under the file's name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // Not at once: some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
