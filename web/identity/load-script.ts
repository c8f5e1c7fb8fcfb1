/** Longest that the script may take, in milliseconds. */
const patienceMs = 15_000

/**
 * Loads the script of an identity provider from its own host; the content policy lets in that host alone.
 * @param publishableKey tells the script whose product it is in.
 */
export async function loadScript(url: string, publishableKey: string): Promise<void> {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.crossOrigin = 'anonymous'
  script.dataset['clerkPublishableKey'] = publishableKey
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The identity provider’s script did not load'))
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', fail)
      setTimeout(fail, patienceMs)
      document.head.append(script)
    })
  } catch (thrown) {
    script.remove()
    throw thrown
  }
}
