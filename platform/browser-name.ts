/** The first match wins, because most browsers also name the ones they imitate. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/KAIOS/i, 'KaiOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const

const named = (userAgent: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([sign]) => sign.test(userAgent))?.[1]

/** The common name of a browser by its user agent: "Chrome on Android". */
export function browserName(userAgent: string | null): string {
  const browser = named(userAgent ?? '', browsers)
  const system = named(userAgent ?? '', systems)
  if (browser === undefined) return system === undefined ? 'A browser' : `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
