/**
 * Who keeps a passkey, by the AAGUID that its authenticator tells (the community list of passkeydeveloper on GitHub):
 * the few that people in Nigeria are likely to have.
 */
const keepers: Readonly<Record<string, string>> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'Apple Passwords',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'Apple Passwords',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
}

/** Devices by what their browsers call themselves, the special before the general. */
const devices: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Windows/, 'Windows computer'],
  [/Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux computer'],
]

/** What to call a passkey whose owner typed no name for it: who keeps it, else the device that made it. */
export function nameOfPasskey(aaguid: string, userAgent: string | null): string {
  const device = devices.find(([sign]) => sign.test(userAgent ?? ''))
  return keepers[aaguid.toLowerCase()] ?? device?.[1] ?? 'Passkey'
}
