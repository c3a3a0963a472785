import { useApolloClient } from '@apollo/client/react'
import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPasskey } from '#client/admin/entrance/add-passkey.tsx'
import { StaffSessionDocument } from '#client/admin/session/session.generated.ts'
import type { StaffSession } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import type { PasskeyFieldsFragment } from './account.generated.ts'
import { PasskeyDialog } from './passkey-dialog.tsx'

type PasskeysPartProps = { readonly passkeys: readonly PasskeyFieldsFragment[] }

export function PasskeysPart({ passkeys }: PasskeysPartProps): ReactElement {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState<'add' | PasskeyFieldsFragment | null>(null)
  return (
    <Panel title={t('passkeys.title')}>
      <p>{t('passkeys.text')}</p>
      {passkeys.length === 0 ? null : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="font-semibold break-words">{passkey.name}</p>
                <p className="text-ink-soft">
                  {t(passkey.lastUsedAt === null ? 'passkeys.added' : 'passkeys.used')}{' '}
                  <Moment at={passkey.lastUsedAt ?? passkey.createdAt} />
                </p>
              </div>
              <button type="button" onClick={() => setOpen(passkey)} className={deskButton()}>
                {t('passkeys.change')}
                <span className="sr-only">{`: ${passkey.name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={() => setOpen('add')} className={`mt-4 ${deskButton()}`}>
        {t('passkeys.add')}
      </button>
      {open === 'add' ? <AddDialog onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'add' ? (
        <PasskeyDialog passkey={open} onClose={() => setOpen(null)} />
      ) : null}
    </Panel>
  )
}

function AddDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { t } = useTranslation('account')
  const client = useApolloClient()
  const dialog = useRef<DialogHandle>(null)

  async function keep(staffSession: StaffSession): Promise<void> {
    client.writeQuery({ query: StaffSessionDocument, data: { staffSession } })
    dialog.current?.close()
    await client.refetchQueries({ include: 'active' })
  }

  return (
    <Dialog
      ref={dialog}
      title={t('passkeys.add')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <div className="px-5 pb-8 md:px-8">
        <AddPasskey onDone={(session) => void keep(session).catch(reportError)} />
      </div>
    </Dialog>
  )
}
