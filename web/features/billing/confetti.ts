import { create } from 'canvas-confetti'

/** SPEC section 4, Upgrade celebration: four bursts, one every 160 ms. */
const BURSTS = 4
const APART_MS = 160

/** Where a burst starts, as fractions of the window, and its colours: gold, green, and the light of the cloth. */
const corners = [0.2, 0.8, 0.35, 0.65]
const colors = ['#d7a21e', '#0b5238', '#8fdcb7', '#f2e3b3']

/**
 * Throws confetti on a canvas over the page; none for people who ask for less motion. Without a worker: the content
 * policy allows none made of text.
 * @returns the function that ends it.
 */
export function throwConfetti(canvas: HTMLCanvasElement): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const fire = create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  let thrown = 0
  const burst = () => {
    const x = corners[thrown] ?? 0.5
    thrown += 1
    void fire({
      particleCount: 60,
      spread: 75,
      startVelocity: 38,
      ticks: 140,
      origin: { x, y: 0.65 },
      colors,
    })
    if (thrown === BURSTS) clearInterval(timer)
  }
  const timer = setInterval(burst, APART_MS)
  burst()
  return () => {
    clearInterval(timer)
    fire.reset()
  }
}
