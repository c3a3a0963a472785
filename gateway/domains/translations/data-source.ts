import type { DomainDeps } from '#gateway/context.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import type { Located } from '#gateway/lib/screen-paths.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { getUrlOnLanguage } from '#services/contract/cms.ts'

export type TranslationDataSource = {
  /** The same place in another language, by its code of three letters; null when it has none. */
  inLanguage(place: Located, language: string): Promise<Located | null>
}

type Question = Omit<CallInput<typeof getUrlOnLanguage>, 'language'>
type Subject = CallOutput<typeof getUrlOnLanguage>['subject']

export function createDataSource({
  taggedUpstream: upstream,
  tags,
}: Pick<DomainDeps, 'taggedUpstream' | 'tags'>): TranslationDataSource {
  return {
    async inLanguage(place, language) {
      const question = questionOf(place)
      if (question === null) return place
      const answer = upstream.call(getUrlOnLanguage, { ...question, language })
      const { slug, subject } = await orNone(answer, { slug: null, subject: null })
      tags.add(tagOf(subject))
      if (place.screen === 'home') tags.add('options')
      if (slug === null) return null
      return { ...place, parameter: place.parameter === null ? null : slug }
    },
  }
}

/** Null for a screen that has the same parameter in every language. */
function questionOf({ screen, parameter }: Located): Question | null {
  if (screen === 'home') return {}
  const slug = parameter ?? ''
  switch (screen) {
    case 'content':
      return { slug }
    case 'product':
    case 'review':
      return { kind: 'product', slug }
    case 'category':
      return { kind: 'category', slug }
    case 'newsTerm':
      return { kind: 'term', slug }
    case 'comment':
      return { kind: 'post', slug }
    default:
      return null
  }
}

function tagOf(subject: Subject): string {
  if (!subject) return ANY_CHANGE
  const { kind, id } = subject
  if (kind === 'term') return 'terms'
  return kind === 'category' ? 'categories' : `${kind}:${id}`
}
