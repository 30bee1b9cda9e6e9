import { expect, test } from 'vitest';
import { listShippedLabels } from '../../domain/labels/label-queries.server.ts';
import { labelsOfCompany } from '../labels/label-providers.server.ts';
import { change, NUMBER, openInbox, read, storeRequest } from './test-inbox.server.ts';

type Inbox = Awaited<ReturnType<typeof openInbox>>;

const COMPANY = {
	shippingAddress: '41 Forge Rd, Oakville, ON L6M 3A1',
	primaryContact: { name: 'D. Okafor', title: 'Safety', email: 'd@elsewhere.example', phone: '905 555 0199' },
};

async function addCompany({ staff }: Inbox, fields: object) {
	const body = { ...COMPANY, ...fields };
	const answer = await staff.call({ method: 'POST', url: '/api/admin/companies', body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json().id as string;
}

/** A label that staff typed without picking a company. */
async function addLabel({ staff }: Inbox, operatingName: string) {
	const found = await staff.call({ url: '/api/admin/labels/products?q=xy300' });
	const body = {
		operatingName,
		shippingAddress: '41 Forge Rd, Oakville, ON L6M 3A1',
		date: '2026-11-20',
		content: [{ productPartNumber: 'xy300', size: found.json().content[0].sizes[0], quantity: 1 }],
	};
	const answer = await staff.call({ method: 'POST', url: '/api/admin/labels', body });
	expect(answer.statusCode, answer.body).toBe(201);
	return answer.json().id as number;
}

const companyOf = async ({ staff }: Inbox, label: number) =>
	(await staff.call({ url: `/api/admin/labels/${label}` })).json().companyId;

const logOf = ({ site }: Inbox, company: string) =>
	site.database.db
		.selectFrom('audit_entry')
		.selectAll()
		.where('subject_id', '=', company)
		.where('action', '=', 'company.adopted')
		.execute();

test('a label made with an approval follows its request to the company made afterwards, and into its portal', async () => {
	const inbox = await openInbox();
	const approved = await change(inbox.staff, NUMBER, 'approve', 1, { label: true });
	expect(approved.statusCode, approved.body).toBe(200);
	const { labelId, version } = approved.json();
	expect(await companyOf(inbox, labelId)).toBe('');
	const made = await change(inbox.staff, NUMBER, 'new-company', version);
	expect(made.statusCode, made.body).toBe(200);
	const { companyId } = made.json();
	expect(await companyOf(inbox, labelId)).toBe(companyId);
	const { db } = inbox.site.database;
	await db.updateTable('label').set({ state: 'shipped' }).where('id', '=', labelId).execute();
	// The portal's shipments are these.
	expect((await listShippedLabels(db, [companyId], 10)).map(({ id }) => id)).toEqual([labelId]);
	expect(await labelsOfCompany(db).count([companyId])).toBe(1);
});

test('linking, linking elsewhere and unlinking take the label along; one that staff moved stays', async () => {
	const inbox = await openInbox();
	const approved = await change(inbox.staff, NUMBER, 'approve', 1, { label: true });
	const { labelId } = approved.json();
	const one = await addCompany(inbox, { operatingName: 'Quarry Supply' });
	const other = await addCompany(inbox, { operatingName: 'Harbour Supply' });
	for (const companyId of [one, other, '', one]) {
		const { version } = await read(inbox.staff, NUMBER);
		const answer = await change(inbox.staff, NUMBER, 'company', version, { companyId });
		expect(answer.statusCode, answer.body).toBe(200);
		expect(await companyOf(inbox, labelId)).toBe(companyId);
	}
	const label = (await inbox.staff.call({ url: `/api/admin/labels/${labelId}` })).json();
	const body = {
		operatingName: label.operatingName,
		shippingAddress: label.shippingAddress,
		date: label.date,
		companyId: other,
		content: label.content,
	};
	const url = `/api/admin/labels/${labelId}`;
	const saved = await inbox.staff.call({ method: 'PUT', url, body }, { 'if-match': `"${label.version}"` });
	expect(saved.statusCode, saved.body).toBe(200);
	const { version } = await read(inbox.staff, NUMBER);
	await change(inbox.staff, NUMBER, 'company', version, { companyId: '' });
	expect(await companyOf(inbox, labelId)).toBe(other);
});

test.each([
	['Fjällräv Soudure Inc.', 'fjallrav  SOUDURE, inc'],
	['Boréal-Arc Ltée', 'Boreal Arc Ltee'],
	["L'Atelier", 'L’Atelier'],
])('labels typed for %s before it existed belong to it, also as “%s”', async (name, typed) => {
	const inbox = await openInbox();
	const labels = [await addLabel(inbox, name), await addLabel(inbox, typed)];
	const stranger = await addLabel(inbox, `${name} West`);
	const id = await addCompany(inbox, { operatingName: name });
	for (const label of labels) expect(await companyOf(inbox, label)).toBe(id);
	expect(await companyOf(inbox, stranger)).toBe('');
	expect((await logOf(inbox, id)).map(({ after_json }) => JSON.parse(after_json as string))).toEqual([
		{ labels: 2 },
	]);
});

test('a form that was opened before the label came to its company cannot take it back unseen', async () => {
	const inbox = await openInbox();
	const label = await addLabel(inbox, 'Quarry Supply');
	const before = (await inbox.staff.call({ url: `/api/admin/labels/${label}` })).json();
	await addCompany(inbox, { operatingName: 'Quarry Supply' });
	const body = { ...before, companyId: '', attention: 'Dock 4' };
	for (const key of ['id', 'state', 'version', 'createdBy', 'createdAt', 'updatedAt', 'prints', 'source'])
		delete body[key];
	const url = `/api/admin/labels/${label}`;
	const saved = await inbox.staff.call({ method: 'PUT', url, body }, { 'if-match': `"${before.version}"` });
	expect(saved.statusCode).toBe(412);
});

test('where two companies bear the name, nothing tells whose the labels are', async () => {
	const inbox = await openInbox();
	await addCompany(inbox, { operatingName: 'Delta Welding Inc.' });
	const label = await addLabel(inbox, 'Delta Welding');
	const id = await addCompany(inbox, { operatingName: 'Delta Welding' });
	expect(await companyOf(inbox, label)).toBe('');
	expect(await logOf(inbox, id)).toEqual([]);
});

test('a request comes along with its name and its mail domain, not with its name alone', async () => {
	const inbox = await openInbox();
	const { request } = await read(inbox.staff, NUMBER);
	const name = request.companyName;
	await storeRequest(inbox.site, 'S-2026-0002', {
		companyEmail: 'x@impostor.example',
		phone: '416 555 0177',
	});
	const domain = request.companyEmail.split('@')[1];
	const id = await addCompany(inbox, { operatingName: name.toUpperCase(), website: `https://${domain}` });
	expect((await read(inbox.staff, NUMBER)).companyId).toBe(id);
	expect((await read(inbox.staff, 'S-2026-0002')).companyId).toBe('');
});
