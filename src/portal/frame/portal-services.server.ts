import type { DistributorPictures } from '../../documents/sheets/picture-source.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import type { Log } from '../../platform/process/log.server.ts';

/** What the portal's calls and pages work with. */
export type PortalServices = {
	database: Database;
	log: Log;
	publicUrl: string;
	/** Wakes this process's mail outbox after `queueMail`. */
	notifyMail: () => void;
	/** Where staff's day begins and ends, such as "America/Toronto". */
	timeZone: string;
	catalogue: LiveCatalogue;
	/** Who mail comes from. */
	sender: MailSender;
	/** Where mail to staff goes. */
	staffAddress: string;
	/** Reads the files of gloves' pictures. */
	pictures: DistributorPictures;
};
