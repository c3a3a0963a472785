import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffCommentFieldsFragment } from './comment.generated.ts'

type HistoryProps = { readonly comment: StaffCommentFieldsFragment }

/** Who decided what and answered, and when. */
export function CommentHistory({ comment: { edits } }: HistoryProps): ReactElement | null {
  const { t } = useTranslation('comments')
  const actorName = useActorName()
  if (edits.length === 0) return null

  /** States in words; a removed text as its absence. */
  function textOf(path: string, json: string | null): string {
    const value: unknown = json === null ? null : JSON.parse(json)
    if (path === 'state') return t(`words.${String(value).toUpperCase()}`)
    return value === null ? t('history.nothing') : String(value)
  }

  return (
    <Panel title={t('history.title')}>
      <ol className="-my-4 divide-y divide-line">
        {edits.map(({ id, at, actor, path, before, after }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{t(`history.paths.${path}`)}</p>
            <p className="line-clamp-4 wrap-anywhere">
              {path === 'answer' || path === 'reason'
                ? textOf(path, after)
                : `${textOf(path, before)} → ${textOf(path, after)}`}
            </p>
            <p className="text-sm text-ink-soft">
              {`${actorName(actor)}, `}
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
