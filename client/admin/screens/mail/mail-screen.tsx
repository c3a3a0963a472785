import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { MAIL_LOOKS } from '#client/admin/screens/mails/mail-looks.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
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
  const maySend = useHasRight('mails.send')
  const [isEnding, setIsEnding] = useState(false)
  const again = useMutationAction(useSendMailAgainMutation)
  const { id, state } = mail
  if (!maySend || state === 'SENT' || state === 'DROPPED') return null

  async function sendAgain(): Promise<void> {
    if (await again({ id })) toasts.show('success', t('again.done'))
  }

  return (
    <div className="mt-5 flex flex-col gap-3">
      {state === 'FAILED' ? (
        <ActionButton onAction={sendAgain} className={deskButton('primary')}>
          {t('again.send')}
        </ActionButton>
      ) : null}
      <button type="button" onClick={() => setIsEnding(true)} className={deskButton('danger')}>
        {t('giveUp.send')}
      </button>
      {isEnding ? <GiveUpDialog id={id} onClose={() => setIsEnding(false)} /> : null}
    </div>
  )
}

type GiveUpProps = { readonly id: string; onClose(): void }

function GiveUpDialog({ id, onClose }: GiveUpProps): ReactElement {
  const { t } = useTranslation('mails')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const end = useMutationAction(useGiveMailUpMutation)

  async function giveUp(): Promise<void> {
    if (!(await end({ id }))) return
    toasts.show('success', t('giveUp.done'))
    dialog.current?.close()
  }

  return (
    <Dialog
      ref={dialog}
      title={t('giveUp.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="flex flex-col items-start gap-5 px-5 pb-8 md:px-8">
        <p>{t('giveUp.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ActionButton onAction={giveUp} className={deskButton('danger')}>
            {t('giveUp.now')}
          </ActionButton>
          <button type="button" onClick={() => dialog.current?.close()} className={deskButton()}>
            {t('giveUp.keep')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
