/**
 * The first that fits counts: apps name the browser that they are made of, browsers their forefathers.
 * By the one header that all of them send: hints (`sec-ch-ua`) come from Chromium over https alone.
 */
const BROWSERS = [
  ['Instagram', /\bInstagram /],
  ['Messenger', /\b(?:Messenger(?:Lite)?ForiOS|Orca-Android)\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\//],
  ['TikTok', /\b(?:musical_ly|trill)_|\bBytedanceWebview\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['Pinterest', /\bPinterest\//],
  ['Google', /\bGSA\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|OPX|Opera|Opera Mini)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Huawei', /\bHuaweiBrowser\//],
  ['Mi', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus)\//],
  // A view inside an app that does not say which.
  ['App', /; wv\)|\b(?:iPhone|iPad)\b.*\bAppleWebKit\/(?!.*\bSafari\/)/],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The real ones are shorter; patterns take their time over what somebody makes up. */
const LONGEST = 512

/** By what somebody recognises where they are logged in; the version is nobody's business. */
export function deviceOf(sent: string, isApp: boolean): string | undefined {
  const userAgent = sent.slice(0, LONGEST)
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const words = [isApp ? 'App' : browser, system].filter((word) => word !== undefined)
  return words.length > 0 ? words.join(', ') : undefined
}
