import { useEffect, type RefObject } from 'react'
import { useLocation, useNavigationType } from '../router.ts'

/** The view last arrived at; undefined until the first page of this visit stands. */
let arrivedAt: string | undefined

/**
 * On each navigation: the new page starts at its top (Back and Forward keep the browser's position) and its h1
 * takes focus, so that a screen reader says where the person is. The first page of a visit is left alone.
 * @param view names a view within one address, like a step of a questionnaire.
 */
export function useArrival(main: RefObject<HTMLElement | null>, view: string | undefined): void {
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
