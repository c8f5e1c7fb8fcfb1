/** What React and react-dom export and this client does not use; what it leads to is left out below. */
export const unexported: readonly string[] = [
  'Activity',
  'ViewTransition',
  'addTransitionType',
  '__COMPILER_RUNTIME',
  'useActionState',
  'useFormState',
  'hydrateRoot',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
]

const leftOut = `function leftOut() {
  throw Error("Left out of this build of react-dom: see web/build/react-dom-cuts.ts");
}`

/**
 * Functions of react-dom that only what this client does not use leads to: a call of one throws. What they alone call goes
 * with them.
 */
const never = {
  'hydration of pages that a server wrote': [
    'updateDehydratedSuspenseComponent',
    'mountHostRootWithoutHydrating',
    'retryDehydratedSuspenseBoundary',
    'hideOrUnhideDehydratedBoundary',
    'clearHydrationBoundary',
    'retryIfBlockedOn',
    'getHydratableHoistableCache',
  ],
  'Activity, SuspenseList': [
    'updateActivityComponent',
    'commitActivityHydrationCallbacks',
    'updateSuspenseListComponent',
  ],
  'view transitions': [
    'scheduleViewTransitionEvent',
    'createViewTransitionInstance',
    'getViewTransitionName',
    'getViewTransitionClassName',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'restoreViewTransitionName',
    'measureViewTransitionHostInstancesRecursive',
  ],
  'references to fragments': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
  ],
  'style sheets and scripts that React loads; html, head and body that it draws': [
    'acquireResource',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'resolveSingletonInstance',
  ],
  'useActionState, the compiler': [
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'useMemoCache',
  ],
  'custom elements': ['setPropOnCustomElement'],
} as const

/** Functions that are called all the time and come to the same each time, with what they come to. */
const always = {
  queueIfContinuousEvent: 'return !1;',
  commitSuspenseHydrationCallbacks: '',
  pushViewTransitionCancelableScope: '',
  commitAfterMutationEffectsOnFiber: '',
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  commitNewChildToFragmentInstances: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  // A commit waits for style sheets that React loads, and for pictures within view transitions.
  preloadInstanceAndSuspendIfNeeded: '',
  accumulateSuspenseyCommitOnFiber: '',
  waitForCommitToBeReady: 'return null;',
  // Of a title or a meta, which have none.
  getResource: 'return null;',
  isCustomElement: 'return !1;',
  // The components above an error, which nobody reads.
  getStackByFiberInDevAndProd: 'return "";',
  // Its name in an error that says that it is none.
  getComponentNameFromType: '',
  // What the browser shows while an action takes its time: no action of the client is asynchronous.
  defaultOnDefaultTransitionIndicator: '',
  // onSelect, which nothing listens to.
  constructSelectEvent: '',
} as const

const functionNamed = (name: string) => new RegExp(String.raw`^function ${name}\([^)]*\) \{[^]*?^\}\n`, 'm')

/** Other places, each with what is written there instead. */
const places: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/^FragmentInstance\.prototype\.\w+ =[^]*?^\};\n/gm, ''],
  [/^ReactDOMHydrationRoot\.prototype\.unstable_\w+ =[^]*?^\};\n/gm, ''],
  [/^ReactDOMHydrationRoot\.prototype\.\w+ = (?=ReactDOMRoot\b)/gm, ''],
  [/\bpopHydrationState\(workInProgress\)/g, '!1'],
  [/\bshouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([^]*?\)\)\s+: /, ''],
  [/^ViewTransitionPseudoElement\.prototype\.\w+ =[^]*?^\};\n/gm, ''],
  [
    /,\n {2}D: prefetchDNS,\n {2}C: preconnect,\n {2}L: preload,\n {2}m: preloadModule,\n {2}X: preinitScript,\n {2}S: preinitStyle,\n {2}M: preinitModuleScript\n/,
    '\n',
  ],
  // The scheduler's build for production has neither.
  [/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'void 0'],
  // Set by hydration alone: false wherever it is read.
  [/(?<=[^.\w$])isHydrating\b(?! =|\$|\n\) \{)/g, '!1'],
]

/**
 * Leaves out of react-dom what this client never does: a quarter of it, 13.7 KiB of every page after brotli.
 * @returns the rest, and what was not found in this version.
 */
export function cutReactDom(source: string): { code: string; gone: readonly string[] } {
  const gone: string[] = []
  const cut = (text: string, pattern: RegExp, by: string, what = String(pattern)) => {
    const changed = text.replace(pattern, by)
    if (changed === text) gone.push(what)
    return changed
  }
  let code = source
  for (const [pattern, by] of places) code = cut(code, pattern, by)
  for (const [name, body] of Object.entries(always))
    code = cut(code, functionNamed(name), `function ${name}() {${body}}\n`, name)
  for (const name of Object.values(never).flat())
    code = cut(code, functionNamed(name), '', name).replaceAll(
      new RegExp(String.raw`(?<![.\w$])${name}\b`, 'g'),
      'leftOut',
    )
  return { code: `${code}\n${leftOut}`, gone }
}
