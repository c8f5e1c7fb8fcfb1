import type { CDPSession } from 'puppeteer'

/** What went over the line since the count began. */
export interface Traffic {
  /** Without the site's icon: the browser fetches it once, and nothing waits for it. */
  requests: number
  /** Bytes of scripts and of everything, as they were sent (compressed, with headers). */
  scriptBytes: number
  bytes: number
}

/** Counts what the page of a session loads. @returns a function that tells the count so far and begins anew. */
export async function countTraffic(devtools: CDPSession): Promise<() => Traffic> {
  let traffic: Traffic = { requests: 0, scriptBytes: 0, bytes: 0 }
  const scripts = new Set<string>()
  const icons = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.endsWith('/icon.svg')) icons.add(requestId)
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!icons.has(requestId)) traffic.requests += 1
    traffic.bytes += encodedDataLength
    if (scripts.has(requestId)) traffic.scriptBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  return () => {
    const counted = traffic
    traffic = { requests: 0, scriptBytes: 0, bytes: 0 }
    return counted
  }
}
