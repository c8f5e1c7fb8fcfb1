import type { CDPSession } from 'puppeteer'

/** What went over the line since the count began. */
export interface Traffic {
  requests: number
  /** Bytes of scripts and of everything, as they were sent (compressed, with headers). */
  scriptBytes: number
  bytes: number
}

/** Counts what the page of a session loads. @returns a function that tells the count so far and begins anew. */
export async function countTraffic(devtools: CDPSession): Promise<() => Traffic> {
  let traffic: Traffic = { requests: 0, scriptBytes: 0, bytes: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1
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
