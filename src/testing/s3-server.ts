import S3rver from 's3rver';
import { onTestFinished } from 'vitest';
import type { BucketSettings } from '../platform/process/config.server.ts';
import { makeTestFolder } from './test-site.ts';

/** An S3-compatible server with an empty bucket, until `end` is called or the test ends. */
export async function openTestBucket(): Promise<BucketSettings & { end: () => Promise<void> }> {
	const bucket = 'emberhide-pictures';
	const server = new S3rver({
		address: '127.0.0.1',
		port: 0,
		silent: true,
		directory: makeTestFolder(),
		configureBuckets: [{ name: bucket, configs: [] }],
	});
	const { port } = await server.run();
	let ended: Promise<void> | undefined;
	const end = () => {
		ended ??= server.close();
		return ended;
	};
	onTestFinished(end);
	return {
		bucket,
		endpoint: `http://127.0.0.1:${port}`,
		region: 'us-east-1',
		// The server accepts only this key.
		accessKeyId: 'S3RVER',
		secretAccessKey: 'S3RVER',
		sessionToken: undefined,
		end,
	};
}
