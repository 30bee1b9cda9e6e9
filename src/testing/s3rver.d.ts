declare module 's3rver' {
	import type { AddressInfo } from 'node:net';

	/** The parts of it that tests use; it ships no types. */
	export default class S3rver {
		constructor(options: {
			address: string;
			port: number;
			silent: boolean;
			directory: string;
			configureBuckets: { name: string; configs: string[] }[];
		});
		run(): Promise<AddressInfo>;
		close(): Promise<void>;
	}
}
