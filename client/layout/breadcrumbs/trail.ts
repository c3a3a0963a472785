export type Breadcrumb = { readonly name: string; readonly path: string; readonly position: number }

type Branch = {
  readonly title: string
  readonly link: { readonly kind: string; readonly path: string }
  readonly children?: readonly Branch[]
}

type Step = { readonly name: string; readonly path: string }

/**
 * From the home page through the navigation tree to a path, and on to what stands below that path
 * without an entry, such as an event; empty when no entry leads there and nothing is below.
 */
export function trailInTree(
  tree: readonly Branch[],
  path: string,
  home: Step,
  below: readonly Step[] = [],
): readonly Breadcrumb[] {
  const steps = [...(stepsTo(tree, path) ?? []), ...below]
  return steps.length === 0 ? [] : trailOf(home, steps)
}

/** The same for what stands below given steps, such as a product below its categories. */
export function trailOf(home: Step, steps: readonly Step[]): readonly Breadcrumb[] {
  // An entry of the menu often leads to the first of its children: that place is named once.
  const own = steps.at(-1)
  const others = steps.filter(
    (step) => step.path !== home.path && (step === own || step.path !== own?.path),
  )
  return [home, ...others].map((step, index) => ({ ...step, position: index + 1 }))
}

/** The deepest place wins: an entry may stand both at the top and inside a submenu. */
function stepsTo(tree: readonly Branch[], path: string): readonly Step[] | null {
  let found: readonly Step[] | null = null
  for (const { title, link, children = [] } of tree) {
    const own = { name: title, path: link.path }
    const below = stepsTo(children, path)
    const steps = below === null ? null : [own, ...below]
    const here = steps ?? (link.path === path ? [own] : null)
    if (here !== null && here.length > (found?.length ?? 0)) found = here
  }
  return found
}
