/** SQLite primary result codes: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_AWAY = [5, 6, 8, 10, 13, 14];

/**
 * PostgreSQL SQLSTATEs: connection (08), insufficient resources such as disk or connections (53), server shutting down
 * or starting (57P), statement cancelled (57014), read-only (25006), transaction rollback such as a deadlock (40).
 */
const POSTGRES_AWAY = /^(?:08|53|57P|40)|^(?:57014|25006)$/;

/** System error codes of a network or disk failure. */
const SYSTEM_AWAY =
	/^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOSPC|EDQUOT|EFBIG|EROFS|EIO$|EMFILE)/;

/** The PostgreSQL driver's own errors have no code. */
const DRIVER_AWAY =
	/^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether an error means that the database, or its disk, is temporarily unavailable: nobody's mistake, so the caller
 * may retry. Any other error is a bug.
 */
export function isDatabaseAway(error: unknown): boolean {
	// Bounded, as a cycle of causes would never end.
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		const { code, errcode } = at as { code?: unknown; errcode?: unknown };
		if (typeof errcode === 'number' && SQLITE_AWAY.includes(errcode & 0xff)) return true;
		if (typeof code === 'string' && (POSTGRES_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
		if (DRIVER_AWAY.test(at.message)) return true;
		if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
	}
	return false;
}
