import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { countLiveLinks } from '../../../db/stores/accountant-links.ts'
import { listRecoveryCodes } from '../../../db/stores/authenticators.ts'
import { listSecurityEvents } from '../../../db/stores/security-events.ts'
import { demandMayAdd } from '../../../identity/factors/proofs.ts'
import { liveSessions } from '../../../identity/sessions.ts'
import {
  endDevice,
  endOtherDevices,
  listWaits,
  listWaysIn,
  removeWayIn,
  stopWaiting,
} from '../../../identity/ways-in.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services.ts'
import { presentDevice, presentEvent, presentWait, presentWayIn } from './presenter.ts'

const HISTORY_DAYS = 90
const HISTORY_EVENTS = 100

/** Who can get into an account and what happened to its ways in, for its owner. */
export function securityRoutes(router: Router, services: Services): void {
  const { connection } = services.database

  handle(router, services, endpoints.readSecurity, async ({ live, now }) => {
    const { account, session } = live
    const accountId = account.id
    const since = new Date(now.getTime() - HISTORY_DAYS * 24 * 3_600_000)
    const [devices, waysIn, waits, recoveryCodes, links, history] = await Promise.all([
      liveSessions(connection, { accountId, now }),
      listWaysIn(connection, account),
      listWaits(connection, { accountId, now }),
      listRecoveryCodes(connection, accountId),
      countLiveLinks(connection, { accountId, now }),
      listSecurityEvents(connection, { accountId, since, limit: HISTORY_EVENTS }),
    ])
    return {
      devices: devices.map((device) => presentDevice(device, session.id)),
      waysIn: waysIn.map(presentWayIn),
      waits: waits.map(presentWait),
      recoveryCodes: recoveryCodes.length,
      links,
      history: history.map(presentEvent),
    }
  })

  handle(router, services, endpoints.endDevice, async ({ live, params, now, requestId, caller }) => {
    await endDevice(services, { live, ...params, now, requestId, caller })
  })

  handle(router, services, endpoints.endOtherSessions, async ({ live, now, requestId, caller }) => {
    await endOtherDevices(services, { live, now, requestId, caller })
  })

  handle(router, services, endpoints.checkMayAdd, async ({ live, now }) => {
    await demandMayAdd(connection, live, { now })
  })

  handle(router, services, endpoints.removeWayIn, async ({ live, params, now, requestId, caller }) => {
    await removeWayIn(services, { live, ...params, now, requestId, caller })
  })

  handle(router, services, endpoints.stopWaiting, async ({ live, params, now, requestId, caller }) => {
    await stopWaiting(services, { live, ...params, now, requestId, caller })
  })
}
