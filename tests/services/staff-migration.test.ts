import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { readRoles } from '#services/modules/staff/api.ts'
import { openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

eachEngine('roles of a database that stands already', (engine) => {
  test('write notes and send letters again as before, and support does too', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      const former = MIGRATIONS.filter(({ name }) => name < '0226')
      await migrate(db, former)
      await sql`insert into staff_role (name, rights) values
        ('Naši', '["orders.read","orders.move","mails.read"]'),
        ('Gosti', '["orders.read"]')`.execute(db)
      await migrate(db, MIGRATIONS)
      const roles = await readRoles(db)
      const rightsOf = (given: string) =>
        roles.find(({ key, name }) => key === given || name === given)?.rights
      expect(rightsOf('Naši')).toEqual([
        ...['orders.read', 'orders.move', 'mails.read', 'orders.note', 'mails.send'],
      ])
      expect(rightsOf('support')).toContain('orders.note')
      for (const role of ['Gosti', 'reader']) expect(rightsOf(role)).not.toContain('orders.note')
      for (const role of ['support', 'shop-keeper']) expect(rightsOf(role)).toContain('mails.send')
      expect(rightsOf('packer')).not.toContain('mails.send')
    } finally {
      await close()
      await place.remove()
    }
  })
})
