import type { Leader } from "#model/leaders/schema.ts";

type LeaderPersonOptions = {
  leader: Pick<Leader, "name" | "title" | "excerpt" | "provenance">;
  url: string;
  organisation: { name: string; url: string };
};

/** What search engines read of a leader (schema.org/Person); nothing of a specimen, who is nobody. */
export function leaderPerson({ leader, url, organisation }: LeaderPersonOptions) {
  if (leader.provenance === "specimen") return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: leader.name,
    jobTitle: leader.title,
    description: leader.excerpt,
    url,
    worksFor: { "@type": "Organization", ...organisation },
  };
}
