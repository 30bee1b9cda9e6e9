import { FORM_TYPE, writeUpload } from '../src/admin/pictures/test-picture.ts';
import type { Answer, StaffCaller } from './site-callers.ts';

/** Uploads a picture of a glove as the back-office does. */
export function upload(
	address: string,
	staff: StaffCaller,
	file: Buffer,
	partNumber = 'xy300',
): Promise<Answer> {
	return staff.call(`${address}/api/upload`, {
		method: 'POST',
		headers: { 'content-type': FORM_TYPE },
		body: new Uint8Array(writeUpload(file, { partNumber })),
	});
}
