import { spawnSync } from 'node:child_process';

/** The oldest Java that the Nu checker runs on. */
const OLDEST = 11;

/** True when `java` on the path is new enough for the Nu checker. */
export function hasJava(): boolean {
	const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
	return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= OLDEST;
}
