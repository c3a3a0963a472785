import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { type BulkJobFieldsFragment, useCancelBulkJobMutation } from './job.generated.ts'

export function JobProgress({ job }: { readonly job: BulkJobFieldsFragment }): ReactElement {
  const { t } = useTranslation('job')
  const cancel = useMutationAction(useCancelBulkJobMutation)
  const { id, state, total, left, moved, unchanged, refused } = job
  const counts = { moved, unchanged, refused }
  return (
    <section aria-label={t('progress')} className="mb-6 rounded-md border border-line bg-white p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="display text-xl">
          {t(`state.${state}`, { done: total - left, total })}
        </p>
        {state === 'RUNNING' ? (
          <ActionButton onAction={() => cancel({ id })} className={deskButton('danger')}>
            {t('cancel')}
          </ActionButton>
        ) : null}
      </div>
      <progress
        value={total - left}
        max={total}
        aria-label={t('progress')}
        className="mt-3 block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-sand-deep [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-tide"
      />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
        {(['moved', 'unchanged', 'refused'] as const).map((name) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-ink-soft">{t(`counts.${name}`)}</dt>
            <dd className="figures font-semibold">{counts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">
        <Moment at={job.startedAt} />
        {job.startedBy ? ` · ${job.startedBy}` : null}
      </p>
    </section>
  )
}
