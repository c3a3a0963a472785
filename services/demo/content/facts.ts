/** The list under a product's own words; what a whole family shares is written once and given last. */
export function facts(own: readonly string[], family: readonly string[] = []): string {
  return `<ul>${[...own, ...family].map((fact) => `<li>${fact}</li>`).join('')}</ul>`
}
