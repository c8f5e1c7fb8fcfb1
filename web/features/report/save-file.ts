import { downloadFile } from '../../shell/download-file.ts'

/** In-app browsers, which drop downloads silently. */
const inAppBrowser =
  /\b(FBAN|FBAV|FB_IAB|FBIOS|Instagram|WhatsApp|Snapchat|Twitter|musical_ly|BytedanceWebview|LinkedInApp|GSA)\b|\bLine\/|; wv\)/

/**
 * The outcome of saving: handed to the device; waiting for another tap, because the share sheet requires a recent
 * one; or not possible here.
 */
export type Saved = 'saved' | 'tap-again' | 'blocked'

/**
 * Saves a file as a download, or through the device's share sheet where downloads are blocked.
 * @param device the browser; replaced in tests.
 * @param keep performs the download.
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
    // Closing the share sheet is the person's choice, not an error.
    if (name === 'AbortError') return 'saved'
    return name === 'NotAllowedError' ? 'tap-again' : 'blocked'
  }
}

/** The parts of the browser's API that saving uses. */
export interface Device {
  readonly userAgent: string
  readonly canShare?: (data: ShareData) => boolean
  readonly share: (data: ShareData) => Promise<void>
}
