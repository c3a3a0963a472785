import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { NotesPanel } from '#client/admin/notes/notes-panel.tsx'
import { useHasRight } from '#client/admin/session/session.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import {
  useSaveCustomerMutation,
  useSaveCustomerNoteMutation,
  useStaffCustomerQuery,
} from './customer.generated.ts'
import { CustomerAddresses } from './customer-addresses.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHelp } from './customer-help.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { isSaved, nameOf, useCustomerSentence, useCustomerWords } from './details.ts'
import { DetailsDialog } from './details-dialog.tsx'

/** One customer: who they are, what they ordered, what was noted, and how to help them. */
export function CustomerScreen(): ReactElement {
  const { t } = useTranslation('customers')
  const { id = '' } = useParams()
  const seesOrders = useHasRight('orders.read')
  const mayWrite = useHasRight('people.write')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useStaffCustomerQuery({ variables: { id, seesOrders } })
  const write = useMutationAction(useSaveCustomerMutation)
  const sendNote = useSend(useSaveCustomerNoteMutation)
  const customer = data?.staffCustomer ?? null
  const words = useCustomerWords(customer)
  const sentence = useCustomerSentence()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  if (customer === null) return <NotFound />
  const save: Save = async (changes) => await write({ id, sitting: crypto.randomUUID(), changes })
  const { account } = customer

  return (
    <>
      <ScreenHead title={nameOf(customer) || customer.email}>
        <Tag look={account === null ? 'plain' : 'good'}>
          {account === null ? t('guest') : t('registered')}
        </Tag>
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <CustomerFacts customer={customer} onCorrect={() => setIsOpen(true)} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <CustomerOrders customer={customer} orders={data.orderRows?.items} />
          <NotesPanel
            notes={customer.notes}
            right="people.note"
            record={`customer:${id}`}
            save={({ id: note, ...text }) => sendNote({ id, note, ...text })}
          />
          {account === null ? null : <CustomerAddresses addresses={account.addresses} />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CustomerHelp customer={customer} />
          <HistoryPanel
            kind="CUSTOMER"
            {...{ id, words, sentence, isSaved }}
            save={mayWrite && account !== null ? save : null}
          />
        </div>
      </div>
      {isOpen ? (
        <DetailsDialog {...{ customer, words, save }} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
