let shown: string | undefined

/** Notes whose pages this tab shows; undefined where nobody is signed in. */
export function showAccount(id: string | undefined): void {
  shown = id
}

/** The account whose pages this tab shows. */
export const shownAccount = (): string | undefined => shown
