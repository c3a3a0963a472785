import { folded } from '#client/lib/folded.ts'

export type Place = { readonly zipCode: string | null; readonly city: string | null }

type Branch = Place & { readonly name: string; readonly street: string | null }

/** Branches with all words of the search in name, street, code or town; nearer ones first. */
export function findBranches<Found extends Branch>(
  branches: readonly Found[],
  search: string,
  near: Place | null,
): readonly Found[] {
  const words = folded(search).split(' ').filter(Boolean)
  return branches
    .filter(({ name, street, zipCode, city }) => {
      const text = folded([name, street, zipCode, city].join(' '))
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => distance(one, near) - distance(other, near))
}

/** Distance by postal codes, whose first two digits are a county. */
function distance({ zipCode, city }: Place, near: Place | null): number {
  if (!near) return 0
  if (zipCode === near.zipCode) return 0
  if (folded(city ?? '') === folded(near.city ?? '')) return 1
  return zipCode?.slice(0, 2) === near.zipCode?.slice(0, 2) ? 2 : 3
}
