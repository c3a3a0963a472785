import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { headingId } from '#client/lib/headings.ts'
import { JsonLd } from '#client/lib/json-block.tsx'
import { usePaths } from '#client/lib/links.ts'
import { Icon } from '#client/ui/icon.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { Prose } from '#client/ui/prose.tsx'
import type { FaqFieldsFragment } from './faq.generated.ts'
import { findQuestions } from './find-questions.ts'

type Group = FaqFieldsFragment['groups'][number]

/** Slug that links of the footer use too. */
const CONTACT = 'kontakti'

/** Questions that open one by one, and a search among them. */
export function Faq({ section }: { readonly section: FaqFieldsFragment }): ReactElement {
  const { t } = useTranslation('content')
  const [wanted, setWanted] = useState('')
  const { pathTo } = usePaths()
  const field = useId()
  const found = findQuestions(section.groups, wanted)
  const isSecond = section.view === 'PHONE'
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className="site-width pb-10 md:pb-12">
      {isSecond ? null : <FaqData groups={section.groups} />}
      <div className="max-w-xl print:hidden noscript:hidden">
        <label htmlFor={field} className="mb-1.5 block font-semibold">
          {t('faq.search')}
        </label>
        <input
          id={field}
          type="search"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          className={INPUT}
        />
      </div>
      <p role="status" className="mt-3 min-h-7 text-base text-ink-soft noscript:hidden">
        {wanted.trim() === '' ? null : t('faq.found', { count })}
      </p>
      {count === 0 ? (
        <p>
          {t('faq.none')}{' '}
          <PathLink path={pathTo('content', { slug: CONTACT })} className="text-link">
            {t('faq.write')}
          </PathLink>
        </p>
      ) : null}
      <div className="mt-6 grid gap-y-12">
        {found.map((group) => (
          <Questions
            key={group.title}
            group={group}
            id={`${headingId(group.title)}${isSecond ? `-${section.id}` : ''}`}
          />
        ))}
      </div>
    </div>
  )
}

function Questions({ group, id }: { readonly group: Group; readonly id: string }): ReactElement {
  const { title, questions } = group
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 display text-3xl">
        {title}
      </h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg font-semibold hover:text-tide-deep">
              <h3>{question}</h3>
              <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div className="pb-6">
              <Prose html={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

function FaqData({ groups }: { readonly groups: readonly Group[] }): ReactElement {
  const questions = groups.flatMap((group) => group.questions)
  return (
    <JsonLd
      value={
        import.meta.env.SSR
          ? {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            }
          : null
      }
    />
  )
}
