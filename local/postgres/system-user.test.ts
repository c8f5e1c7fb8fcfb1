import { expect, it } from 'vitest'
import { findUser } from './system-user.ts'

it('finds a user that is not root', () => {
  const passwd =
    'root:x:0:0:root:/root:/bin/sh\npostgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\n'
  expect(findUser(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 101, gid: 104 })
  expect(findUser(passwd, 'root')).toBeUndefined()
  expect(findUser(passwd, 'naijatax')).toBeUndefined()
})
