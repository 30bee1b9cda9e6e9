/** SQLite's primary result codes: busy, locked, read-only, input or output, full, cannot open. */
const SQLITE_AWAY = [5, 6, 8, 10, 13, 14];

/**
 * PostgreSQL's SQLSTATE: connection (08), resources such as disk and connections (53), a server that stops or
 * starts (57P), a statement given up (57014), read-only (25006), two that waited for each other (40).
 */
const POSTGRES_AWAY = /^(?:08|53|57P|40)|^(?:57014|25006)$/;

/** What the system says of a server or a disk. */
const SYSTEM_AWAY =
	/^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOSPC|EDQUOT|EFBIG|EROFS|EIO$|EMFILE)/;

/** Of its own errors the driver of PostgreSQL gives no code. */
const DRIVER_AWAY =
	/^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether what was thrown says that the database, or the disk below it, cannot be had at the moment: it is nobody's
 * mistake and may be tried again. Everything else is an error of the program.
 */
export function isDatabaseAway(error: unknown): boolean {
	// A loop of causes would never end.
	for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
		const { code, errcode } = at as { code?: unknown; errcode?: unknown };
		if (typeof errcode === 'number' && SQLITE_AWAY.includes(errcode & 0xff)) return true;
		if (typeof code === 'string' && (POSTGRES_AWAY.test(code) || SYSTEM_AWAY.test(code))) return true;
		if (DRIVER_AWAY.test(at.message)) return true;
		if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
	}
	return false;
}
