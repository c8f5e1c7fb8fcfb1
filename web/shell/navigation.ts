import { type RefObject, useEffect } from 'react'
import { product } from '../../contract/http/product.ts'
import { useLocation, useNavigationType } from '../router.ts'

let step: string | undefined
let pagesInError = 0

function write(): void {
  const title = step === undefined ? product.name : `${step} - ${product.name}`
  document.title = pagesInError > 0 ? `Error: ${title}` : title
}

/** The document's title: "Step - NaijaTax"; the product name alone without a step (`/` and /account). */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    step = title
    write()
  }, [title])
}

/** While `active`, the title starts with "Error: ", so that a tab and a screen reader tell it first. */
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

/** The view last arrived at; undefined until the first page of this visit stands. */
let arrivedAt: string | undefined

/**
 * On each navigation: the new page starts at its top (Back and Forward keep the browser's position) and its h1
 * takes focus, so that a screen reader says where the person is. The first page of a visit is left alone.
 * @param view names a view within one address, like a step of a questionnaire.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, view: string | undefined): void {
  const { pathname } = useLocation()
  const how: string = useNavigationType()
  const here = `${pathname}#${view ?? ''}`

  useEffect(() => {
    const isFirst = arrivedAt === undefined
    if (arrivedAt === here) return
    arrivedAt = here
    if (isFirst) return
    if (how !== 'POP') window.scrollTo(0, 0)
    focusHeading(main.current)
  }, [here, how, main])
}

/** Moves focus to the page's h1, or to main when the page has none yet. */
export function focusHeading(main: HTMLElement | null): void {
  const target = main?.querySelector('h1') ?? main
  if (target === null || target === undefined) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
