import type { CDPSession } from 'puppeteer'

/** A network and a processor as Nigerian phones have them [spec 24.11]. */
export interface Profile {
  name: string
  /** Megabits a second. */
  down: number
  up: number
  /** Milliseconds before the first byte of each answer. */
  latency: number
  /** How many times slower than this machine. */
  slowdown: number
  /** Goal for the largest paint, in milliseconds; undefined where none is set. */
  goal?: number
}

/** Slows the network and the processor of a page down to a profile. */
export async function slowDown(devtools: CDPSession, profile: Profile): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: (profile.down * 1e6) / 8,
    uploadThroughput: (profile.up * 1e6) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
}

/** From a good city line to the edge of the network. */
export const profiles: readonly Profile[] = [
  { name: '9 Mbit/s, 100 ms', down: 9, up: 3, latency: 100, slowdown: 1, goal: 800 },
  {
    name: '1.6 Mbit/s, 400 ms, processor slowed 6 times',
    down: 1.6,
    up: 0.75,
    latency: 400,
    slowdown: 6,
    goal: 1800,
  },
  { name: '0.4 Mbit/s, 400 ms', down: 0.4, up: 0.4, latency: 400, slowdown: 1 },
]
