/** In structured data: names the organisation that the home page describes. */
export function organisationId(absolute: (path: string) => string): string {
  return absolute('/#organisation')
}

/** The organisation, where an article or an event names it. */
export function organisation(name: string, absolute: (path: string) => string) {
  return {
    '@type': 'SportsOrganization',
    '@id': organisationId(absolute),
    name,
    url: absolute('/'),
  }
}
