/** What postcodes look like without spaces and hyphens; other countries are not checked. */
const SHAPES: readonly (readonly [shape: string, countries: string])[] = [
  [String.raw`\d{4}`, 'AL AT BE BG CH CY DK HU LI LU LV MK NO SI'],
  [String.raw`\d{5}`, 'BA CZ DE EE ES FI FR GR IT LT ME PL SE SK UA'],
  [String.raw`\d{6}`, 'RO'],
  [String.raw`\d{5}\d?`, 'RS'],
  [String.raw`\d{4}(?:\d{3})?`, 'PT'],
  [String.raw`\d{5}(?:\d{4})?`, 'US'],
  [String.raw`\d{4}[A-Z]{2}`, 'NL'],
  [String.raw`[A-Z]{3}\d{4}`, 'MT'],
  [String.raw`[AC-Y]\d[\dW][A-Z\d]{4}`, 'IE'],
  [String.raw`[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}`, 'GB'],
  // The first two digits are a postal centre, the third one its area; offices within an area change.
  [
    '(?:' +
      '10[0-4]|20[0-3]|21[0-4]|22[0-3]|23[0-4]|31[0-5]|32[0-2]|33[0-5]|34[0-5]|35[0-4]|' +
      '40[0-3]|42[0-2]|43[0-5]|44[0-4]|47[0-3]|48[0-3]|49[0-2]|51[0-5]|52[0-4]|53[0-2]' +
      String.raw`)\d\d`,
    'HR',
  ],
]

/** A leading code of the country is accepted: HR-21000. */
const PATTERNS = new Map(
  SHAPES.flatMap(([shape, countries]) =>
    countries.split(' ').map((iso) => [iso, new RegExp(`^(?:${iso})?${shape}$`)] as const),
  ),
)

export function isPostcode(text: string, country: string): boolean {
  const compact = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return PATTERNS.get(country.toUpperCase())?.test(compact) ?? true
}
