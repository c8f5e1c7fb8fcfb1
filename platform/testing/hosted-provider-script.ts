/** What a provider's own script does in the browser, as far as the client knows it: Clerk's interface, `window.Clerk`. */
export function browserScript(origin: string): string {
  return `(() => {
    const ask = async (path) => (await fetch(${JSON.stringify(origin)} + path, { credentials: 'include' })).json()
    const leave = (path) => ({ signInForceRedirectUrl: back }) => {
      location.assign(${JSON.stringify(origin)} + path + '?' + new URLSearchParams({ back }))
    }
    const key = document.currentScript.dataset.clerkPublishableKey
    window.Clerk = {
      session: undefined,
      async load() {
        if (!key) throw new Error('There is no publishable key')
        const { token } = await ask('/session')
        this.session = token === null ? null : { getToken: async () => (await ask('/session')).token }
      },
      redirectToSignIn: leave('/sign-in'),
      redirectToSignUp: leave('/sign-up'),
      async signOut({ redirectUrl }) {
        await ask('/sign-out')
        location.assign(redirectUrl)
      },
    }
  })()`
}
