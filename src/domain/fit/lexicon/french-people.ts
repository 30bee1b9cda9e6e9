/** French nouns for people, bodies, clothes and talk, without accents; see `harmless.ts`. Plurals and feminines are formed by rule. */

const PERSONNES = `
pere mere papa maman popa moman parent grandpere grandmere papi mamie pepere memere fils fille enfant bebe frere frangin soeur
cousin cousine oncle mononcle tante matante neveu neveux niece beau belle beaufrere bellesoeur gendre epoux epouse mari femme
blonde copain copine fiance fiancee conjoint conjointe chum ami amie voisin voisine proprio proprietaire locataire visiteur
invite monsieur messieurs madame mesdames mademoiselle homme dame gars fille gamin gamine jeune ado adolescent adulte aine
vieux vieille vieillard retraite bonhomme bonnefemme monde gens personne individu citoyen type mec quidam humain inconnu
etranger immigrant quebecois canadien francais anglais americain acadien autochtone heros champion expert maitre pro amateur novice
debutant recrue bleu bricoleur gosseux patenteux artiste sculpteur designer dessinateur architecte ingenieur technicien techno
inspecteur verificateur contremaitre chef cheffe gerant gerante directeur directrice surintendant superviseur superieur
boss bosse patron proprietaire associe partenaire actionnaire entrepreneur contracteur soustraitant fournisseur vendeur
vendeuse acheteur commercant marchand livreur facteur commis caissier comptable notaire avocat courtier secretaire receptionniste
adjoint adjointe concierge gardien agent policier police soldat militaire armee capitaine matelot pecheur marin
agriculteur cultivateur eleveur producteur laitier acericole maraicher jardinier paysagiste forestier menuisier charpentier ebeniste macon
briqueteur couvreur platrier tireur joint plombier tuyauteur chaudronnier ferblantier serrurier ferronnier mecano carrossier
debosseleur garagiste remorqueur grutier operateur machino camionneur trucker debardeur arrimeur manutentionnaire manoeuvre journalier
commisentrepot cariste operatrice signaleuse coffreur greeur elingueur emballeur soudeurmonteur soudeusemonteuse assembleur monteur ouvrier poseur installateur reparateur
enseignant enseignante prof professeur professeure instructeur moniteur formateur etudiant etudiante eleve stagiaire apprenti finissant
diplome gradue directeur maire mairesse conseiller ministre pretre eveque pasteur soeur religieuse juge temoin
joueur gardien entraineur coach arbitre partisan skieur cycliste motard motoneigiste pilote chasseur campeur randonneur
musicien chanteur comedien ecrivain auteur journaliste photographe youtubeur equipe gang gagne groupe clique famille
syndicat membre collegue confrere consoeur remplacant releve effectif personnel main oeuvre ressource client clientele
`;

const CORPS_ET_LINGE = `
corps tete visage face front oeil yeux sourcil oreille nez bouche levre langue dent menton joue machoire cou nuque epaule bras coude avantbras
poignet main paume doigt pouce index auriculaire jointure articulation tendon muscle dos colonne cote ventre bedaine
hanche taille fesse jambe cuisse genou genoux cheville mollet pied orteil talon os cheveu cheveux moustache sueur arthrite corne
vue voix ouie linge vetement habit chemise chandail gilet tshirt camisole coton ouate hoodie veste veston manteau
parka coupevent imper impermeable salopette combinaison pantalon jean jeans culotte calecon combine bas chaussette bobette
bottine soulier chaussure espadrille semelle ceinture boucle bouton fermeture eclair poche collet col manche foulard
cachecou tuque chapeau casquette calotte casque visiere lunette lunettes bouchon coquille bandeau cagoule tablier jambiere guetre
bretelle uniforme robe jupe cravate montre bague bracelet collier bourse portefeuille sacados boite lunch parapluie harnais
genouillere couture fil tissu etoffe toile cuir suede peau chamois fourrure feutre velours nylon polyester denim
`;

const PROPOS = `
histoire regle question reponse idee opinion conseil truc astuce secret indice fait verite mensonge blague joke farce rumeur potin
raison cause excuse resultat effet succes echec chance hasard pari promesse faveur service cadeau surprise prix recompense
souvenir reve souhait espoir peur inquietude stress fierte honte joie plaisir fun rire sourire humeur attitude patience habitude
passetemps hobby passion talent art metier carriere profession emploi poste ouvrage gagnepain affaire business commerce compte facture soumission
estime estimation appel offre contrat entente delai echeance budget cout tarif taxe impot argent cash cheque dollar piastre cent cenne sou
paye paie salaire prime boni pourboire depot remboursement rabais coupon vente aubaine aubaines pension assurance pret
hypotheque loyer dette credit banque recu commande bon bontravail papier paperasse formulaire document dossier cartable note mot lettre
courriel texto message appel cellulaire telephone tel site web page lien photo image video film youtube facebook marketplace kijiji
forum groupe radio musique chanson guitare violon television tele nouvelle journal magazine livre guide manuel chapitre calendrier
horaire rendezvous reunion entrevue fete party noce mariage anniversaire funerailles noel paques halloween conge vacance vacances
voyage visite finsemaine fds weekend soiree sortie souper diner dejeuner lunch collation repas bouffe cantine resto casse croute
depanneur epicerie biere broue vin rhum cafe the tisane jus pepsi coke beigne muffin tarte gateau biscuit bonbon
chocolat poutine frites pizza spaghetti tourtiere cretons toast sirop erable pouding chomeur
hockey soccer football baseball golf quille curling ski planche patin raquette peche chasse camping match partie ligue saison serie
tournoi coupe patinoire arena piscine gymnase stade parc ecole polyvalente cegep universite college dep dec formation cours
classe session semestre devoir examen exam test epreuve demo demonstration demonstrations diplome certificat certification carte
competence ccq cnesst cwb permis licence programme stage apprentissage cegeps aec atelier module note projet
merde marde maudit maudite maudits criss cris crisse caliss calisse tabarnak tabarnac tabarnouche tabarnane ostie esti osti hostie
ciboire viarge sacrament simonac mautadit mausus torrieux bordel chiant chiante chier bullshit shit fuck fucking damn
heye hey heille allo coucou bye byebye ciao salut bonsoir bonjour bienvenue svp stp merci mercis desole desolee pardon excuse
excusez bravo felicitations hahaha haha lol mdr ouf oups ouch wow wouah bah beh ben bof euh heu hein mmm ouin ouais ouaip
ouep mouais nan nenni okay oke dac daccord parfait tiguidou correct
`;

const OUTILS_DE_PHRASE = `
tites tits tite tit pcq pke fek moe toe
ai as avons avez aie aies ait ayons ayez aient aura aurai auras aurons auront aurait aurais auraient avions aviez avaient eu eue eus
suis es est sommes etes sont serai seras sera serons serez seront serais serions seriez seraient fus fut furent soyez soyons sois soit soient etaient etions etiez ete etant
vais vas va allons allez vont aller alle allee allait allais allaient ira irai iras irons iront irais irait aille ailles
fais fait faisons faites font faire faisait faisais faisaient fera ferai feras ferons feront ferait ferais fasse fassent faits faite faisant
peux peut pouvons pouvez peuvent pouvait pouvais pourra pourrai pourront pourraient puisse puissent pu veux veut voulons voulez veulent voulait
voulais voudra voudrait voudraient veuille veuillez voulu dois doit devons devez doivent devait devais devra devrai devront devraient du
sais sait savons savez savent savait savais saura su sache vois voit voyons voyez voient voyait voyais voir verra vu vue
viens vient venons venez viennent venir venait viendra venu venue revient revenir devient devenir tient tenons tenez tiennent tenait tenu tenue
prend prends prenons prenez prennent prenait prendra pris prises mis mise mises mettons mettez mettent mettre mettait mettra remettre
dis dit disons dites disent disait dira dite lis lit lire lisons lu ecris ecrit ecrire ecrivez connais connait connaissez connaitre connu
crois croit croire croyez recois recoit recevoir recu recu suivre suivi suivez vivre vis vit vivent vecu
falloir faudra faudrait fallait fallu valoir vaut valait vaudrait valu parait paraitre semble
lequel laquelle lesquels lesquelles auquel duquel desquels dont ou quand comment combien pourquoi quoi quiconque quelconque chacun
chacune nul nulle autrui rien personne tel tels telles pis pi tsais tse tse pantoute itou anyway icitte icite astheure asteure
anyways full vraiment ben genre comme chu chuis jsuis jai jpeux jveux chai jsais taime tes tas cest cetait ya yen yavait faque fak
faut drette toute tout toutt toe moe lui eux celles ceux ceci cela ca ca
lorsque puisque tandis quoique bienque jusque malgre grace selon suivant concernant touchant excepte outre hormis voire envers
vis parmi durant pendant depuis lors auparavant dorenavant desormais autrefois jadis naguere tantot bientot tot tard tardif aussitot sitot
dernierement recemment actuellement presentement maintenant toutefois cependant pourtant neanmoins neammoins quandmeme sinon donc or car ainsi
aussi egalement notamment particulierement environ presque quasi quasiment peine trop assez tellement tant autant davantage guere
fort beaucoup peu plutot meme surtout seulement juste simplement uniquement exactement precisement approximativement
carrement completement entierement totalement absolument parfaitement partiellement legerement enormement extremement incroyablement terriblement
souvent parfois quelquefois rarement toujours habituellement generalement normalement regulierement occasionnellement quotidiennement
ailleurs partout loin proche pres dedans dehors dessus dessous devant derriere arriere avant cote face bord haut bas gauche droite milieu centre
ensemble separement doucement lentement tranquillement soigneusement prudemment facilement difficilement franchement honnetement serieusement
heureusement malheureusement evidemment apparemment probablement surement surement certainement peutetre possiblement
`;

export const FRENCH_PEOPLE = [PERSONNES, CORPS_ET_LINGE, PROPOS];
/** Used as they are: no ending is added. */
export const FRENCH_SENTENCE = [OUTILS_DE_PHRASE];
