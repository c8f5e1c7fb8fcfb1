import { type RefObject, useEffect } from 'react'
import { product } from '../../contract/http/product.ts'
import { useLocation, useNavigationType } from '../router.ts'

let pageTitle: string | undefined
let pagesInError = 0

function write(): void {
  const title = pageTitle === undefined ? product.name : `${pageTitle} - ${product.name}`
  document.title = pagesInError > 0 ? `Error: ${title}` : title
}

/** Sets the document's title: "Title - NaijaTax", or the product's name alone without a title (`/` and /account). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    pageTitle = title
    write()
  }, [title])
}

/** While `active`, the document's title starts with "Error: ", which the tab shows and a screen reader reads first. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined
    pagesInError += 1
    write()
    return () => {
      pagesInError -= 1
      write()
    }
  }, [active])
}

/** The current page and view; undefined until the first page of this visit is drawn. */
let currentView: string | undefined

/**
 * On each navigation scrolls to the top (Back and Forward keep the browser's position) and focuses the h1, so that a
 * screen reader announces the page. The first page of a visit is left alone.
 * @param view names a view within one address, such as a step of the questionnaire.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, view: string | undefined): void {
  const { pathname } = useLocation()
  const navigationType: string = useNavigationType()
  const here = `${pathname}#${view ?? ''}`

  useEffect(() => {
    const isFirst = currentView === undefined
    if (currentView === here) return
    currentView = here
    if (isFirst) return
    if (navigationType !== 'POP') window.scrollTo(0, 0)
    focusHeading(main.current)
  }, [here, navigationType, main])
}

/** Focuses the page's h1, or `main` when the page has none yet. */
export function focusHeading(main: HTMLElement | null): void {
  const target = main?.querySelector('h1') ?? main
  if (target === null || target === undefined) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
