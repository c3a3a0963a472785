import { z } from 'zod'
import { describeCall } from './call.ts'
import { ALERT_KINDS } from './rules/alerts.ts'

const ofAlerts = { service: 'staff', path: 'x/alerts', access: 'staff' } as const

const alerts = z.object({
  alerts: z.array(z.object({ kind: z.enum(ALERT_KINDS), isOn: z.boolean() })),
})

export const listAlerts = describeCall({
  ...ofAlerts,
  method: 'GET',
  summary: 'What the member can get letters about, and whether they do',
  input: z.object({}),
  output: alerts,
})

export const chooseAlerts = describeCall({
  ...ofAlerts,
  method: 'POST',
  kind: 'write',
  summary: 'Chooses what the member gets letters about, among what their rights allow',
  input: z.object({ kinds: z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length) }),
  output: alerts,
})
