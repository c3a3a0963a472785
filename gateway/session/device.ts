/**
 * The first match counts: apps name the browser they embed, and browsers name older ones. Uses
 * `user-agent` because only Chromium sends `sec-ch-ua`, and only over https.
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
  // A web view in an unnamed app.
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

/** Real ones are shorter; the limit bounds the cost of the patterns. */
const LONGEST = 512

/** Names a session for its owner, without versions. */
export function deviceOf(sent: string, isApp: boolean): string | undefined {
  const userAgent = sent.slice(0, LONGEST)
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const words = [isApp ? 'App' : browser, system].filter((word) => word !== undefined)
  return words.length > 0 ? words.join(', ') : undefined
}
