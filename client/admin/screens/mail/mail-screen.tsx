import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { MAIL_LOOKS } from '#client/admin/screens/mails/mail-looks.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  type StaffMailFieldsFragment,
  useGiveMailUpMutation,
  useSendMailAgainMutation,
  useStaffMailQuery,
} from './mail.generated.ts'
import { MailAttempts } from './mail-attempts.tsx'

/** One letter: what it said, to whom, and what became of each attempt. */
export function MailScreen(): ReactElement {
  const { t } = useTranslation('mails')
  const { id = '' } = useParams()
  const { data, error, refetch } = useStaffMailQuery({ variables: { id } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffMail: mail } = data
  if (!mail) return <NotFound />
  const { subject, kindName, email, text, sentAt, nextTryAt, state } = mail
  return (
    <>
      <ScreenHead title={subject ?? kindName}>
        <Tag look={MAIL_LOOKS[state]}>{t(`words.${state}`)}</Tag>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('text')}>
          {text === null ? (
            <p className="text-ink-soft">{t('noText')}</p>
          ) : (
            <>
              <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
              <p className="mt-4 border-t border-line pt-3 text-ink-soft">{t('hidden')}</p>
            </>
          )}
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('facts')}>
            <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
              <dt className="text-ink-soft">{t('columns.email')}</dt>
              <dd className="wrap-anywhere">{email ?? t('noEmail')}</dd>
              <dt className="text-ink-soft">{t('columns.kind')}</dt>
              <dd>{kindName}</dd>
              {sentAt === null ? null : <dt className="text-ink-soft">{t('sentAt')}</dt>}
              {sentAt === null ? null : (
                <dd>
                  <Moment at={sentAt} />
                </dd>
              )}
              {nextTryAt === null ? null : <dt className="text-ink-soft">{t('nextTryAt')}</dt>}
              {nextTryAt === null ? null : (
                <dd>
                  <Moment at={nextTryAt} />
                </dd>
              )}
            </dl>
            <Steps mail={mail} />
          </Panel>
          <MailAttempts mail={mail} />
        </div>
      </div>
    </>
  )
}

/** A letter that has left cannot be taken back or sent twice. */
function Steps({ mail }: { readonly mail: StaffMailFieldsFragment }): ReactElement | null {
  const { t } = useTranslation('mails')
  const toasts = useToastStore()
  const again = useMutationAction(useSendMailAgainMutation)
  const end = useMutationAction(useGiveMailUpMutation)
  const { id, state } = mail
  if (state === 'SENT' || state === 'DROPPED') return null

  async function sendAgain(): Promise<void> {
    if (await again({ id })) toasts.show('success', t('again.done'))
  }

  async function giveUp(): Promise<void> {
    if (await end({ id })) toasts.show('success', t('giveUp.done'))
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      {state === 'FAILED' ? (
        <ActionButton onAction={sendAgain} className={deskButton('primary')}>
          {t('again.send')}
        </ActionButton>
      ) : null}
      <ActionButton onAction={giveUp} className={deskButton('danger')}>
        {t('giveUp.send')}
      </ActionButton>
    </div>
  )
}
