import type { Breadcrumb } from './trail.ts'

/** Structured data (schema.org) of a trail; `absolute` makes a URL of a path. */
export function breadcrumbList(trail: readonly Breadcrumb[], absolute: (path: string) => string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path, position }) => ({
      '@type': 'ListItem',
      position,
      name,
      item: absolute(path),
    })),
  }
}
