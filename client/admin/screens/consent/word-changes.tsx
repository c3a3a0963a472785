import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { changedWords } from './changed-words.ts'

/** A text with what it has lost and gained, read out as such. */
export function WordChanges({
  before,
  after,
}: {
  readonly before: string
  readonly after: string
}): ReactElement {
  const { t } = useTranslation('consents')
  return (
    <p className="mt-2 font-mono text-sm break-words whitespace-pre-wrap">
      {changedWords(before, after).map(({ kind, text }, index) => {
        // The parts of two texts never move.
        const key = `${index} ${kind}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? (
          <del key={key} className="bg-signal/10 text-signal-deep">
            <span className="sr-only">{t('changes.removed')} </span>
            {text}
          </del>
        ) : (
          <ins key={key} className="bg-leaf/12 text-leaf no-underline">
            <span className="sr-only">{t('changes.added')} </span>
            {text}
          </ins>
        )
      })}
    </p>
  )
}
