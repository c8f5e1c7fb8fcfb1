import { downloadFile } from '../../shell/download-file.ts'

/** Browsers inside other apps, which drop downloads without a word. */
const inAppBrowser =
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Snapchat|Twitter|musical_ly|BytedanceWebview|LinkedInApp|GSA)\b|\bLine\/|; wv\)/

/**
 * What became of a file: handed to the device; waiting for another tap, because the first is too long ago for the
 * device to accept it; or not to be saved here at all.
 */
export type Saved = 'saved' | 'tap-again' | 'blocked'

/**
 * Saves a file as a download, or, where downloads are blocked, through the device's share sheet.
 * @param device the browser itself; another in tests.
 * @param keep downloads.
 */
export async function saveFile(
  file: File,
  device: Device = navigator,
  keep: (file: File) => void = downloadFile,
): Promise<Saved> {
  if (!inAppBrowser.test(device.userAgent)) {
    keep(file)
    return 'saved'
  }
  if (device.canShare?.({ files: [file] }) !== true) return 'blocked'
  try {
    await device.share({ files: [file], title: file.name })
    return 'saved'
  } catch (thrown) {
    const name = thrown instanceof DOMException ? thrown.name : ''
    // Closing the sheet is a choice, not a fault.
    if (name === 'AbortError') return 'saved'
    return name === 'NotAllowedError' ? 'tap-again' : 'blocked'
  }
}

/** What is used of the browser. */
export interface Device {
  readonly userAgent: string
  readonly canShare?: (data: ShareData) => boolean
  readonly share: (data: ShareData) => Promise<void>
}
