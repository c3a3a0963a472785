import { brokenRule } from '#services/contract/broken-rule.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { saveCustomer } from '#services/contract/customer-desk.ts'
import type { FieldValue } from '#services/contract/history.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { optionalText, personName, phone } from '#services/contract/rules/fields.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import { lockAccount, updateDetails } from '#services/modules/user/account-store.ts'
import { readAddresses, updatePhone } from '#services/modules/user/address/store.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { CUSTOMER } from './customers.ts'
import { noAccount, requireCustomer } from './desk-customer.ts'

const COLUMNS = {
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: 'company_name',
} as const
const RULES = { firstName: personName(), lastName: personName(), companyName: optionalText(200) }
const ADDRESSES = 'addresses.'
const PHONE = /^addresses\.(\d+)\.phone$/

/**
 * Corrects what the owner of an account may have mistyped. The e-mail is not here: it is where the
 * owner proves who they are.
 */
export async function correctCustomer(
  trx: Trx,
  { id, changes }: CallInput<typeof saveCustomer>,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<CallOutput<typeof saveCustomer>> {
  const { account_id: accountId } = await requireCustomer(trx, id)
  const account = accountId === null ? null : await lockAccount(trx, accountId)
  if (!account) throw noAccount()
  const addresses = await readAddresses(trx, account.id)
  const current = {
    ...{ firstName: account.firstName, lastName: account.lastName },
    companyName: account.companyName,
    ...Object.fromEntries(
      addresses.map((one) => [`${ADDRESSES}${one.id}.phone`, one.contact_phone]),
    ),
  }
  for (const change of changes) check(current, change)
  return await saveChanges(
    trx,
    {
      ...{ entity: CUSTOMER, id: `${id}`, author, at: clock.now().toISOString() },
      subject: emailKey(account.email),
    },
    {
      current,
      changes,
      apply: async (values) => {
        await updateDetails(trx, account.id, detailsIn(values))
        for (const [path, value] of values) {
          const [, address] = PHONE.exec(path) ?? []
          if (address) await updatePhone(trx, Number(address), `${value}`)
        }
      },
    },
    findPerson,
  )
}

function detailsIn(values: ReadonlyMap<string, FieldValue>) {
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([path, column]) =>
      values.has(path) ? [[column, values.get(path)]] : [],
    ),
  )
}

function check(
  current: Readonly<Record<string, FieldValue>>,
  { path, value }: { readonly path: string; readonly value: FieldValue },
): void {
  if (!(path in current)) throw refused('unknown', path)
  const rule = PHONE.test(path) ? phone() : RULES[path as keyof typeof RULES]
  const { success, error } = rule.safeParse(value ?? '')
  if (!success) throw refused(error.issues[0] ? brokenRule(error.issues[0]) : 'invalid', path)
}

function refused(rule: string, field: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
