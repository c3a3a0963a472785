/** The list below a product's description; facts that a product family shares come last. */
export function facts(own: readonly string[], family: readonly string[] = []): string {
  return `<ul>${[...own, ...family].map((fact) => `<li>${fact}</li>`).join('')}</ul>`
}
