import { type ImportAnswer, type ImportRow, isWorking } from '../domain/catalogue-import/product-import.ts';
import { openStaffBrowser, type StaffBrowser } from './staff-browser.ts';
import type { TestSite } from './test-site.ts';

const IMPORTS = '/api/admin/product-imports';

/** A staff browser that imports files of gloves. */
export class ImportBrowser {
	readonly staff: StaffBrowser;

	private constructor(staff: StaffBrowser) {
		this.staff = staff;
	}

	static async open(site: TestSite): Promise<ImportBrowser> {
		return new ImportBrowser(await openStaffBrowser(site));
	}

	send(file: string | Buffer, name = 'gloves.csv') {
		return this.staff.call(
			{
				method: 'POST',
				url: `${IMPORTS}?name=${encodeURIComponent(name)}`,
				body: Buffer.from(file as string),
			},
			{ 'content-type': 'application/octet-stream' },
		);
	}

	/** Uploads a file and waits until it is checked. */
	async check(file: string | Buffer, name?: string): Promise<ImportAnswer> {
		const answer = await this.send(file, name);
		if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`);
		return this.settle(answer.json().id);
	}

	async find(id: string): Promise<ImportAnswer> {
		return (await this.staff.call({ url: `${IMPORTS}/${id}` })).json();
	}

	/** Waits until no process works on the import. */
	async settle(id: string): Promise<ImportAnswer> {
		for (;;) {
			const found = await this.find(id);
			if (!isWorking(found.state)) return found;
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}

	async post(id: string, action: string, body?: object) {
		return this.staff.call({ method: 'POST', url: `${IMPORTS}/${id}/${action}`, body });
	}

	/** Applies the import and waits until it is done. */
	async finish(id: string, action: 'apply' | 'undo' | 'cancel'): Promise<ImportAnswer> {
		const answer = await this.post(id, action);
		if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
		return this.settle(id);
	}

	async rows(id: string, query = ''): Promise<ImportRow[]> {
		return (await this.staff.call({ url: `${IMPORTS}/${id}/rows?${query}` })).json().content;
	}

	async failedRows(id: string): Promise<string> {
		return (await this.staff.call({ url: `${IMPORTS}/${id}/failed-rows` })).body;
	}

	async export(format: 'csv' | 'json' = 'csv', query = ''): Promise<string> {
		return (await this.staff.call({ url: `/api/admin/product-exports/gloves.${format}${query}` })).body;
	}
}
